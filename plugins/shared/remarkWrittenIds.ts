import type { Options } from 'micromark';
import type { Processor } from 'unified';

type Extension = NonNullable<Options['extensions']>[number];
type Construct = Extract<
  NonNullable<NonNullable<Extension['text']>[number]>,
  { tokenize: unknown }
>;
type State = ReturnType<Construct['tokenize']>;
type Code = Parameters<State>[0];

const OPENING_BRACE = 123;
const isClosingBrace = (code: Code) => code === 125;
const isHash = (code: Code) => code === 35;
/** Line ends and tabs are below zero here. */
const isLineEnd = (code: Code) => code === null || code < -2;
const isBlank = (code: Code) => code === 32 || code === -2 || code === -1;

/** Nothing but blanks up to the end of the line. */
const restOfLine: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    const read: State = (code) => {
      if (isBlank(code)) {
        effects.consume(code);
        return read;
      }
      effects.exit('whitespace');
      return isLineEnd(code) ? ok(code) : nok(code);
    };
    return (code) => {
      if (!isBlank(code)) return isLineEnd(code) ? ok(code) : nok(code);
      effects.enter('whitespace');
      return read(code);
    };
  },
};

/** `{#keep-the-head}` at the end of a line. */
const writtenId: Construct = {
  tokenize(effects, ok, nok) {
    const readId: State = (code) => {
      if (isLineEnd(code) || isBlank(code)) return nok(code);
      effects.consume(code);
      if (!isClosingBrace(code)) return readId;
      effects.exit('data');
      return effects.check(restOfLine, ok, nok);
    };
    return (code) => {
      effects.enter('data');
      effects.consume(code);
      return (next) => (isHash(next) ? readId(next) : nok(next));
    };
  },
};

/**
 * Lets an id stand at the end of a heading, `## Sticky header {#keep-the-head}`, where MDX
 * would take it for an expression. It becomes text, of which Docusaurus takes the id.
 */
export function remarkWrittenIds(this: Processor): void {
  const data = this.data() as { micromarkExtensions?: Extension[] };
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push({ text: { [OPENING_BRACE]: writtenId } });
}
