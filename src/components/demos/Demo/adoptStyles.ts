interface Adopted {
  sheet: CSSStyleSheet;
  /** Number of demos that use it. */
  uses: number;
}

const adoptedByDocument = new WeakMap<Document, Map<string, Adopted>>();

/**
 * Adopts a style sheet in a document, once for all callers. The sheet is a constructed one,
 * since a strict policy refuses `<style>` elements that the page did not arrive with.
 *
 * @param owner document of the page, or of a demo's own window
 * @returns a function that removes the sheet when the last caller calls it
 */
export function adoptStyles(owner: Document, text: string): () => void {
  const adopted = adoptedByDocument.get(owner) ?? new Map<string, Adopted>();
  adoptedByDocument.set(owner, adopted);
  let entry = adopted.get(text);
  if (!entry) {
    // A constructed sheet belongs to the document whose window has made it.
    const { CSSStyleSheet: Sheet } = owner.defaultView ?? window;
    entry = { sheet: new Sheet(), uses: 0 };
    entry.sheet.replaceSync(text);
    adopted.set(text, entry);
    owner.adoptedStyleSheets = [...owner.adoptedStyleSheets, entry.sheet];
  }
  const { sheet } = entry;
  entry.uses += 1;
  return () => {
    entry.uses -= 1;
    if (entry.uses === 0) {
      adopted.delete(text);
      owner.adoptedStyleSheets = owner.adoptedStyleSheets.filter(
        (other) => other !== sheet,
      );
    }
  };
}
