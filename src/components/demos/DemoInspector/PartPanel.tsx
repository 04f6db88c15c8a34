import { Fragment, useMemo, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { getRole } from 'dom-accessibility-api';
import { useTranslate } from '../../../hooks/useTranslate';
import {
  getPartHref,
  listPartClasses,
  type PartIndex,
} from '../../../lib/demos/demoParts/readPartNames';
import type { PartComponent, PartName } from '../../../lib/demos/demoParts/types';
import { CloseButton } from '../../controls/CloseButton/CloseButton';
import { OverrideCode } from './OverrideCode';
import type { DemoPart } from './readPartTree';
import { readVariables } from './readVariables';
import styles from './DemoInspector.module.css';

interface PartPanelProps {
  part: DemoPart;
  name: PartName;
  /** The component that is written to get the part. */
  host: PartComponent | undefined;
  /** All parts that are shown. */
  parts: readonly DemoPart[];
  index: PartIndex;
  onClose: () => void;
}

/** Facts about a part, with links to the reference, and the code that restyles it. */
export function PartPanel({
  part: { element },
  name,
  host,
  parts,
  index,
  onClose,
}: PartPanelProps) {
  const t = useTranslate();
  const { component, key } = name;
  const variables = useMemo(() => readVariables(element), [element]);
  const role = getRole(element);
  const isSlot = component.slots.includes(key);
  return (
    <section className={styles.panel} aria-label={`${component.name} ${key}`}>
      <div className={styles.head}>
        <p className={styles.name}>
          <Link to={component.href}>{component.name}</Link>{' '}
          <Link to={getPartHref(component, isSlot ? 'slot' : 'class', key)}>
            <strong>{key}</strong>
          </Link>
        </p>
        <CloseButton label={t('dialog.close', 'Close')} onClick={onClose} />
      </div>
      <dl className={styles.facts}>
        <Fact name={t('inspect.element', 'Element')}>
          <code dir="ltr">{`<${element.localName}>`}</code>
        </Fact>
        {role && (
          <Fact name={t('inspect.role', 'Role')}>
            <code dir="ltr">{role}</code>
          </Fact>
        )}
        <Fact name={t('inspect.classes', 'Classes')}>
          {listPartClasses([...element.classList], index).map((row) => (
            <Link
              key={row.className}
              to={getPartHref(row.component, 'class', row.key)}
              data-kind={row.kind}
            >
              <code dir="ltr">.{row.className}</code>
            </Link>
          ))}
        </Fact>
        {component.themeName && (
          <Fact name={<code>theme</code>}>
            <code dir="ltr">{`components.${component.themeName}.styleOverrides.${key}`}</code>
          </Fact>
        )}
        {variables.length > 0 && (
          <Fact name={t('inspect.variables', 'CSS variables')}>
            {variables.map((variable) => (
              <code key={variable.name} dir="ltr">
                {variable.name}: {variable.value}
              </code>
            ))}
          </Fact>
        )}
        <AbsentParts component={component} parts={parts} />
      </dl>
      <OverrideCode part={name} host={host} />
    </section>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <Fragment>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Fragment>
  );
}

/** Further rows are listed on demand: a grid has sixty. */
const MOST_LISTED = 12;

/** Further parts that the component may render: an icon, an open list. */
function AbsentParts({
  component,
  parts,
}: {
  component: PartComponent;
  parts: readonly DemoPart[];
}) {
  const t = useTranslate();
  const shown = new Set(
    parts.flatMap(({ names }) =>
      names.filter((one) => one.component === component).map((one) => one.key),
    ),
  );
  const absent = component.parts.filter((key) => !shown.has(key));
  const links = absent.map((key) => (
    <Link key={key} to={getPartHref(component, 'class', key)}>
      <code dir="ltr">{key}</code>
    </Link>
  ));
  return absent.length === 0 ? null : (
    <Fact name={t('inspect.absent', 'Not shown now')}>
      {absent.length > MOST_LISTED ? (
        <details className={styles.more}>
          <summary>{absent.length}</summary>
          {links}
        </details>
      ) : (
        links
      )}
    </Fact>
  );
}
