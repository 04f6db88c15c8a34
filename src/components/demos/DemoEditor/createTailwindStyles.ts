import sheets from '@generated/demos/default/tailwind-sheets.json';
import { sourceToCandidates } from '../../../lib/demos/sourceToCandidates';
import { createTailwindInput } from '../../../lib/demos/tailwindInput';

/** A style sheet for the frame of an edited demo. */
export interface EditedStyles {
  css: string;
  /** Whether the classes that the reader has typed are in it. */
  complete: boolean;
}

/** Makes the style sheet for files as they are now. */
export type RenderStyles = (sources: readonly string[]) => Promise<EditedStyles>;

async function createCompiler() {
  const { compile } = await import('tailwindcss');
  return compile(createTailwindInput(sheets, { preflight: true, utilities: true }));
}

/**
 * Creates what makes the style sheets of a demo in Tailwind while it is edited: by the
 * compiler of the build, which comes as a chunk of its own. Without it the demo keeps the
 * classes it is published with.
 *
 * @param built style sheet of the published demo, for a document of its own
 */
export function createTailwindStyles(built: string): RenderStyles {
  let compiler: ReturnType<typeof createCompiler> | undefined;
  return async (sources) => {
    try {
      compiler ??= createCompiler();
      const tailwind = await compiler;
      const css = tailwind.build(sources.flatMap(sourceToCandidates));
      return { css, complete: true };
    } catch {
      compiler = undefined;
      return { css: built, complete: false };
    }
  };
}
