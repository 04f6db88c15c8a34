/**
 * Loads the page anew without having been asked by the reader. A link that is followed meanwhile
 * is the browser's, which ends the one for the other; the router would change the address of a
 * page that is about to go.
 */
export function reloadPage(): void {
  window.addEventListener(
    'click',
    (event) => {
      if ((event.target as Element).closest('a[href]')) event.stopPropagation();
    },
    { capture: true },
  );
  window.location.reload();
}
