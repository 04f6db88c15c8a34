/** Front matter of a page beyond what Docusaurus knows; checked by `plugins/content/front-matter`. */
export interface PageFrontMatter {
  /** Exported names of the components the page documents. */
  components?: string[];
  /** npm package they come from. */
  package?: string;
  /** WAI-ARIA pattern. */
  pattern?: string;
  /** Design specification. */
  designSpec?: string;
  /** Added at build: bytes of the first component, bundled and gzipped. */
  bundleSize?: number;
  /** Added at build: address of the component's source. */
  sourceUrl?: string;
}
