/** A `<script>` or `<style>` whose text stands in the page. */
export interface InlineElement {
  name: 'script' | 'style';
  /** As written in the tag, with leading space. */
  attributes: string;
  /** The text that browsers hash: all between the tags. */
  text: string;
}

/** Inline scripts, styles and hosts of a page that its policy has to allow. */
export interface PageContents {
  inline: readonly InlineElement[];
  /** Addresses of scripts, as written. */
  scriptAddresses: readonly string[];
  /** Names of attributes that hold scripts (`onclick`), each with its tag. */
  handlers: readonly string[];
}

/** Hosts besides the portal's own that its pages may speak with. */
export interface PolicyHosts {
  /** Measurement id: then the global tag may be loaded, and may report. */
  gtagId?: string | undefined;
  /** Address that answers about pages are sent to. */
  feedbackUrl?: string | undefined;
}

/** Sources of elements in the page itself, as they stand in a policy: `'sha256-…'`. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}
