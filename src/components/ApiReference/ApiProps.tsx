import Link from '@docusaurus/Link';
import type { ApiComponent } from '../../../plugins/content/api-reference/types';
import { DisplayedSection } from './ApiSection';
import { findComponent, type ApiPartProps } from './findApiEntry';
import { listUsefulFlags } from './memberFlags';
import { InheritedProps, listTypeNames, MemberTable } from './MemberTable';
import { TypeScope } from './TypeScope';
import styles from './ApiFacts.module.css';

/** All props of a component, and what holds for them together. */
export function ApiProps(part: ApiPartProps) {
  const component = findComponent(part);
  const { slug, name, props, inheritance, demos, changesSince } = component;
  const all = [...props, ...(inheritance?.props ?? [])];
  const id = `${slug}-props`;
  return (
    <TypeScope id={id} definitions={part.api.definitions} names={listTypeNames(all)}>
      {all.length > 0 && (
        <DisplayedSection
          id={id}
          section="props"
          noun={['prop', 'props']}
          owner={name}
          rowCount={all.length}
          flags={listUsefulFlags(all)}
          changesSince={changesSince}
        >
          <div data-api-group>
            <MemberTable
              label={`Props of ${name}`}
              packageName={component.package}
              members={props}
              demos={demos}
            />
          </div>
          {inheritance && inheritance.props.length > 0 && (
            <InheritedProps
              inheritance={inheritance}
              packageName={component.package}
            />
          )}
        </DisplayedSection>
      )}
      <ComponentFacts component={component} />
    </TypeScope>
  );
}

/** Ref, further props and theme of a component. */
function ComponentFacts({ component }: { component: ApiComponent }) {
  const { refTarget, isSpread, inheritance, themeName, hasThemeDefaults } =
    component;
  return (
    <ul className={styles.facts}>
      <li>
        {refTarget ? (
          <>
            The <code>ref</code> is forwarded to <code>{refTarget}</code>.
          </>
        ) : (
          <>
            The component takes no <code>ref</code>.
          </>
        )}
      </li>
      {inheritance && (
        <li>
          The props of <Link to={inheritance.href}>{inheritance.name}</Link> are
          taken as well.
        </li>
      )}
      {isSpread && <li>Any other prop goes to the root element.</li>}
      {component.isPolymorphic && (
        <li>
          <code>component</code> changes the root element, whose props are then taken
          too.
        </li>
      )}
      {themeName && (
        <li>
          In a theme it is <code>{themeName}</code>
          {hasThemeDefaults
            ? ', for default props, style overrides and variants.'
            : ', for style overrides and variants.'}
        </li>
      )}
    </ul>
  );
}
