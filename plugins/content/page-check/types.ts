import type { Node } from 'unist';

/** A fault of a page, with its place. */
export interface PageFault {
  node: Node;
  /** Line of the fault, if it is not the first of the node. */
  line?: number;
  message: string;
}
