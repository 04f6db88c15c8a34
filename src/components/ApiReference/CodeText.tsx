import { Fragment, type ReactNode } from 'react';

interface CodeTextProps {
  /** TypeScript. */
  children: string;
  /** Names that get a drawing of their own, and that drawing. */
  names?: readonly string[];
  renderName?: (name: string, key: number) => ReactNode;
}

const STRING = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`/.source;
const KEYWORD =
  /\b(?:import|from|type|interface|extends|keyof|typeof|readonly|infer|void|null|undefined|true|false|function)\b/
    .source;
const NAME = /[$\w]+/.source;

const PATTERN = new RegExp(`(${STRING})|(${KEYWORD})|(${NAME})`, 'g');

const NO_NAMES: readonly string[] = [];

/** A few lines of TypeScript with the colours of code blocks. */
export function CodeText({
  children,
  names = NO_NAMES,
  renderName = (name) => name,
}: CodeTextProps) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of children.matchAll(PATTERN)) {
    const [text, string, keyword] = match;
    const special = string ?? keyword ?? (names.includes(text) ? text : undefined);
    if (special === undefined) {
      continue;
    }
    parts.push(children.slice(end, match.index));
    end = match.index + text.length;
    if (string ?? keyword) {
      const token = string ? 'string' : 'keyword';
      parts.push(
        <span key={match.index} className={`token ${token}`}>
          {text}
        </span>,
      );
    } else {
      parts.push(
        <Fragment key={match.index}>{renderName(text, match.index)}</Fragment>,
      );
    }
  }
  return (
    <>
      {parts}
      {children.slice(end)}
    </>
  );
}
