import { Fragment, type ReactNode } from 'react';
import { splitAtPlaceholders } from '../../../lib/language/translations';

interface FilledTextProps {
  /** A text whose placeholders were given no values. */
  text: string;
  /** Nodes for the placeholders. */
  nodes: Readonly<Record<string, ReactNode>>;
}

export function FilledText({ text, nodes }: FilledTextProps) {
  return splitAtPlaceholders(text).map((part, index) => (
    <Fragment key={index}>
      {'text' in part ? part.text : nodes[part.placeholder]}
    </Fragment>
  ));
}
