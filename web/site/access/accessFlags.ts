/**
 * The storage keys of flags about the access of this browser. The flags are only hints, which save a request
 * or a flicker: the server decides by cookies, and a forged flag opens nothing.
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

/** Browsers may refuse storage; then there is no hint. */
function tryStorage(use: () => void): void {
  try {
    use();
  } catch {
    // Nothing depends on the hint.
  }
}
