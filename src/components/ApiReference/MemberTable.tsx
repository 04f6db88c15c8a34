import Link from '@docusaurus/Link';
import type {
  ApiDemo,
  ApiInheritance,
  ApiMember,
  ApiProp,
} from '../../../plugins/content/api-reference/types';
import { specifierToPackage } from '../../lib/demos/specifierToPackage';
import { ApiTable, MEMBER_COLUMNS } from './ApiTable';
import { MemberRow } from './MemberRow';
import styles from './ApiTable.module.css';

interface MemberTableProps {
  label: string;
  /** npm package that has the members. */
  packageName: string;
  members: readonly (ApiMember | ApiProp)[];
  /** Demos that members refer to by index. */
  demos?: readonly ApiDemo[];
  /** Without arguments and demos, which are in the full reference. */
  isCompact?: boolean;
}

const NO_DEMOS: readonly ApiDemo[] = [];

/** Props, parameters, returned values or fields. */
export function MemberTable({
  label,
  packageName,
  members,
  demos = NO_DEMOS,
  isCompact,
}: MemberTableProps) {
  return (
    <ApiTable label={label} columns={MEMBER_COLUMNS}>
      {members.map((member) => (
        <MemberRow
          key={member.anchor}
          member={member}
          packageName={packageName}
          demos={demos}
          isCompact={isCompact}
        />
      ))}
    </ApiTable>
  );
}

/** Props a component takes from another, folded. */
export function InheritedProps({
  inheritance,
  packageName,
}: {
  inheritance: ApiInheritance;
  /** npm package of the component that takes them. */
  packageName: string;
}) {
  const { name, href, props } = inheritance;
  return (
    <details className={styles.inherited} data-api-group>
      <summary>
        <bdi>
          Inherited from <strong>{name}</strong>{' '}
          <span className={styles.count}>{props.length}</span>
        </bdi>
      </summary>
      <p>
        These go to <Link to={href}>{name}</Link>, whose page says more.
      </p>
      <ApiTable label={`Props inherited from ${name}`} columns={MEMBER_COLUMNS}>
        {props.map((prop) => (
          <MemberRow
            key={prop.anchor}
            member={prop}
            packageName={
              prop.declaredIn ? specifierToPackage(prop.declaredIn) : packageName
            }
            href={prop.href}
            demos={NO_DEMOS}
          />
        ))}
      </ApiTable>
    </details>
  );
}

/** Names of all types that members speak of, each once. */
export function listTypeNames(members: readonly ApiMember[]): string[] {
  return [...new Set(members.flatMap(({ type }) => type.names ?? []))];
}
