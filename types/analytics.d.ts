/** The global tag, where a page has it. It may be anything: blockers put things there. */
interface Window {
  gtag?: (...args: unknown[]) => void;
  dataLayer?: unknown[];
  /** Where some browsers tell Do Not Track. */
  doNotTrack?: string | null;
}
