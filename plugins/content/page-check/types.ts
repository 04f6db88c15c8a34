import type { Node } from 'unist';

/** What is wrong with a page, and where. */
export interface PageFault {
  node: Node;
  /** Where it is not the first line of the node. */
  line?: number;
  message: string;
}
