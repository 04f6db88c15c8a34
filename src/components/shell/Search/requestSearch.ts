const ASK = 'portal:ask-search';

/** Opens the search with a question that was typed elsewhere on the page. */
export function requestSearch(query: string): void {
  window.dispatchEvent(new CustomEvent(ASK, { detail: query }));
}

/** Calls back with queries for the search. @returns a function that ends it */
export function watchSearchRequests(onAsk: (query: string) => void): () => void {
  const handle = (event: Event) => onAsk((event as CustomEvent<string>).detail);
  window.addEventListener(ASK, handle);
  return () => window.removeEventListener(ASK, handle);
}
