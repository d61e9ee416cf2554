/**
 * The storage keys of flags about the access of this browser. Nothing reads the flag of the
 * portfolio. The owner's flag makes her browser load code that only she can use. A forged flag
 * opens nothing: the server decides by cookies.
 */
const portfolioFlag = "portfolioAuthenticated";
const ownerFlag = "adminAuthenticated";

export function rememberPortfolioAccess(): void {
  tryStorage(() => sessionStorage.setItem(portfolioFlag, "true"));
}

export function forgetPortfolioAccess(): void {
  tryStorage(() => sessionStorage.removeItem(portfolioFlag));
}

export function rememberOwner(): void {
  tryStorage(() => localStorage.setItem(ownerFlag, "true"));
}

export function forgetOwner(): void {
  tryStorage(() => localStorage.removeItem(ownerFlag));
}

/** Whether the owner was signed in here at the last check. */
export function wasOwner(): boolean {
  let isFlagged = false;
  tryStorage(() => {
    isFlagged = localStorage.getItem(ownerFlag) === "true";
  });
  return isFlagged;
}

/** Does nothing where the browser refuses storage. */
function tryStorage(use: () => void): void {
  try {
    use();
  } catch {
    // The flags are only hints.
  }
}
