import { Fragment } from 'react';
import Link from '@docusaurus/Link';
import type {
  ApiComponent,
  ApiLink,
} from '../../../plugins/content/api-reference/types';
import {
  describeElement,
  describeOccurrence,
  findPartRow,
  type AnatomyNode,
} from '../../lib/reference/anatomy';
import { findComponent, type ApiPartProps } from './findApiEntry';
import styles from './ApiAnatomy.module.css';

/** What a component is made of, as a tree. */
export function ApiAnatomy(part: ApiPartProps) {
  const component = findComponent(part);
  const { anatomy } = component;
  return (
    anatomy && (
      <div className={styles.anatomy}>
        <Nodes nodes={anatomy.parts} component={component} />
        <Source component={component} />
      </div>
    )
  );
}

/** The same on a page about it, where the component heads its tree. */
export function CompactAnatomy(part: ApiPartProps) {
  const component = findComponent(part);
  const { name, href, anatomy } = component;
  const page = href.replace(/#.*/, '');
  return (
    anatomy && (
      <div className={styles.anatomy}>
        <ul>
          <li>
            <div className={styles.node}>
              <Link to={href}>{name}</Link>
            </div>
            <Nodes nodes={anatomy.parts} component={component} page={page} />
          </li>
        </ul>
        <Source component={component} page={page} />
      </div>
    )
  );
}

interface TreeProps {
  component: ApiComponent;
  /** Page with the rows of its parts; left out on that page. */
  page?: string;
}

function Nodes({
  nodes,
  ...tree
}: TreeProps & { nodes: readonly AnatomyNode<ApiLink>[] }) {
  return (
    <ul>
      {nodes.map((node, index) => (
        <li key={index}>
          <Node node={node} {...tree} />
          {node.parts && <Nodes nodes={node.parts} {...tree} />}
        </li>
      ))}
    </ul>
  );
}

function Node({ node, ...tree }: TreeProps & { node: AnatomyNode<ApiLink> }) {
  const { part, component: drawnBy } = node;
  const row = part === undefined ? null : findPartRow(tree.component, part);
  const occurrence = describeOccurrence(node, row?.isSlot);
  return (
    <div className={styles.node}>
      {part !== undefined && <PartLink part={part} {...tree} />}
      {drawnBy && <Link to={drawnBy.href}>{drawnBy.name}</Link>}
      <code>{describeElement(node)}</code>
      {row && <code>.{row.className}</code>}
      {occurrence && <span>{occurrence}</span>}
    </div>
  );
}

function PartLink({ part, component, page = '' }: TreeProps & { part: string }) {
  return (
    <Link to={`${page}#${findPartRow(component, part).anchor}`}>
      <code>{part}</code>
    </Link>
  );
}

/** Where the tree comes from, and what it lacks. */
function Source(tree: TreeProps) {
  const { demos = 0, unseen = [] } = tree.component.anatomy ?? {};
  return (
    <p>
      As drawn in {demos} {demos === 1 ? 'demo' : 'demos'}.
      {unseen.length > 0 && ' Not drawn there:'}
      {unseen.map((part) => (
        <Fragment key={part}>
          {' '}
          <PartLink part={part} {...tree} />
        </Fragment>
      ))}
    </p>
  );
}
