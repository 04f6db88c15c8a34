import type { Processor } from 'unified';

const COLON = 58;

/** Constructs that a Markdown parser tries at a character. */
type Constructs = Partial<Record<number, unknown>>;

interface Extension {
  text?: Constructs;
  flow?: Constructs;
}

/**
 * Leaves colons to the text: `the :hover state`, `::before`. Of the three kinds of directives
 * that Docusaurus has its pages parsed for, the portal uses boxes (`:::note`). The other two
 * take words out of headings and sentences. It has to run after the plugin that adds them.
 */
export function remarkColons(this: Processor): void {
  const { micromarkExtensions = [] } = this.data() as {
    micromarkExtensions?: Extension[];
  };
  for (const { text, flow } of micromarkExtensions) {
    const blocks = flow?.[COLON];
    if (text && flow && Array.isArray(blocks)) {
      delete text[COLON];
      // The box comes first, then the line.
      flow[COLON] = blocks.slice(0, 1);
    }
  }
}
