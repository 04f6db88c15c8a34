import { useCallback, type ComponentType, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { ApiPageData } from '../../../plugins/content/api-reference/types';
import { TableSection } from './ApiSection';
import { ROWS_EVENT } from './applyRowFilter';
import type { ApiPartProps } from './findApiEntry';
import { findRow } from './rowDetails';
import { StaticPart } from './StaticPart';
import styles from './PageApi.module.css';

interface PageApiProps {
  /** One `PageApiProps` for each component. */
  children: ReactNode;
}

/** The props of the components that a page is about, at its end. */
export function PageApi({ children }: PageApiProps) {
  return (
    <TableSection id="api" noun={['prop', 'props']}>
      {children}
    </TableSection>
  );
}

interface PageComponentProps {
  name: string;
  /** The component in the reference. */
  href: string;
  /** Loads the data of its page. */
  load: () => Promise<{ default: ApiPageData }>;
}

type PartComponent = ComponentType<ApiPartProps>;

/** A part that loads with the data it draws. */
function useLoadedPart(
  { name, load }: PageComponentProps,
  loadPart: () => Promise<PartComponent>,
) {
  return useCallback(async (): Promise<{ default: ComponentType }> => {
    const [{ default: api }, Part] = await Promise.all([load(), loadPart()]);
    return { default: () => <Part api={api} name={name} /> };
  }, [load, loadPart, name]);
}

const loadAnatomy = async () => (await import('./ApiAnatomy')).CompactAnatomy;
const loadProps = async () => (await import('./CompactProps')).CompactProps;

/** What a component is made of. */
export function PageAnatomy(component: PageComponentProps) {
  return (
    <StaticPart
      load={useLoadedPart(component, loadAnatomy)}
      failure={<Failure href={component.href}>The anatomy</Failure>}
    />
  );
}

/** Rows that come late have missed the filter and what the address asks for. */
function catchUp(rows: HTMLElement): void {
  rows.dispatchEvent(new Event(ROWS_EVENT, { bubbles: true }));
  findRow(rows, window.location.hash)?.scrollIntoView();
}

/** The props of one component, below its heading. */
export function PageApiProps({
  children,
  ...component
}: PageComponentProps & { children: ReactNode }) {
  const { href } = component;
  return (
    <div className={styles.component} data-api-group>
      <div className={styles.head}>
        {children}
        <Link to={href}>Full reference</Link>
      </div>
      <StaticPart
        load={useLoadedPart(component, loadProps)}
        failure={<Failure href={href}>The props</Failure>}
        onDrawn={catchUp}
      />
    </div>
  );
}

function Failure({ href, children }: { href: string; children: string }) {
  return (
    <p role="alert" className={styles.failure}>
      {children} could not be loaded. See the <Link to={href}>full reference</Link>.
    </p>
  );
}
