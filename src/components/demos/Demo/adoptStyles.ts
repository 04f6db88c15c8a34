interface Adopted {
  sheet: CSSStyleSheet;
  /** Number of demos that use it. */
  uses: number;
}

const adoptedByDocument = new WeakMap<Document, Map<string, Adopted>>();

/**
 * Gives a document a style sheet, once however often it is asked for. The sheet is a
 * constructed one, since a strict policy refuses `<style>` elements that the page did not
 * arrive with.
 *
 * @param owner document of the page, or of a demo's own window
 * @returns takes the sheet away, when the last who asked for it does
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
