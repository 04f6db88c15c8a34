/** Texts on the picture of a page. */
export interface PreviewText {
  title: string;
  description: string;
  /** Section of the page: a product, or the blog. */
  section: string;
  /** Colour of that, `#rrggbb`. */
  accent: string;
  /** Name of the portal. */
  site: string;
}

/** A picture, and where it belongs below the base URL. */
export interface Preview {
  file: string;
  text: PreviewText;
}
