/**
 * The storage keys of flags about the access of this browser. The owner's flag makes her browser load code
 * that only she can use. The portfolio flag is written, but the code does not read it. A forged flag opens
 * nothing: the server decides by cookies.
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

/** Whether the owner was signed in in this browser at the last check. */
export function wasOwner(): boolean {
  let isFlagged = false;
  tryStorage(() => {
    isFlagged = localStorage.getItem(ownerFlag) === "true";
  });
  return isFlagged;
}

/** Ignores errors of browsers that refuse storage. */
function tryStorage(use: () => void): void {
  try {
    use();
  } catch {
    // The flags are only hints.
  }
}
