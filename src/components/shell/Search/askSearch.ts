const ASK = 'portal:ask-search';

/** Opens the search with a question that was typed elsewhere on the page. */
export function askSearch(query: string): void {
  window.dispatchEvent(new CustomEvent(ASK, { detail: query }));
}

/**
 * Tells of questions for the search.
 *
 * @returns ends it
 */
export function watchAsked(onAsk: (query: string) => void): () => void {
  const handle = (event: Event) => onAsk((event as CustomEvent<string>).detail);
  window.addEventListener(ASK, handle);
  return () => window.removeEventListener(ASK, handle);
}
