// Upstream: MDXComponents @ 3.10.2
// Eject: wrapping it is forbidden
// Reason: code is highlighted at build, so the run-time highlighter must not be imported
import type { ComponentProps } from 'react';
import type { MDXComponents as Components } from 'mdx/types';
import Head from '@docusaurus/Head';
import Admonition from '@theme/Admonition';
import MDXA from '@theme/MDXComponents/A';
import MDXHeading from '@theme/MDXComponents/Heading';
import MDXImg from '@theme/MDXComponents/Img';
import { CodeBlock } from '../../components/article/CodeBlock/CodeBlock';
import { ScrollingTable } from '../../components/article/Article/ScrollingTable';

const MDXComponents = {
  Head,
  CodeBlock,
  // `<details>` of Markdown comes under this name. The browser folds it without a script,
  // and opens it for what is searched on the page.
  Details: 'details',
  a: MDXA,
  img: MDXImg,
  h1: (props: ComponentProps<'h1'>) => <MDXHeading as="h1" {...props} />,
  h2: (props: ComponentProps<'h2'>) => <MDXHeading as="h2" {...props} />,
  h3: (props: ComponentProps<'h3'>) => <MDXHeading as="h3" {...props} />,
  h4: (props: ComponentProps<'h4'>) => <MDXHeading as="h4" {...props} />,
  // Boxes of task lists: Markdown gives them no name.
  input: (props: ComponentProps<'input'>) => (
    <input aria-label={props.checked ? 'Done' : 'To do'} {...props} />
  ),
  table: ScrollingTable,
  admonition: Admonition,
} satisfies Components;

export default MDXComponents;
