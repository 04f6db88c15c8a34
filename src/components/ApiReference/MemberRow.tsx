import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {
  ApiChange,
  ApiDemo,
  ApiMember,
  ApiProp,
} from '../../../plugins/content/api-reference/types';
import { changesToAttribute } from '../../lib/project/rowStates';
import { listFlags } from './memberFlags';
import { DemoLinks } from './DemoLinks';
import { Deprecation, Html } from './Html';
import { RowName } from './RowName';
import { Signature } from './Signature';
import { DeclaredType, TypeCell } from './TypeCell';
import styles from './ApiTable.module.css';

interface MemberRowProps {
  member: ApiMember | ApiProp;
  /** npm package that has the member. */
  packageName: string;
  /** Address of an inherited prop's own row: then this one has no id. */
  href?: string;
  demos: readonly ApiDemo[];
  isCompact?: boolean;
}

export function MemberRow({
  member,
  packageName,
  href,
  demos,
  isCompact = false,
}: MemberRowProps) {
  const { name, anchor, type, description, deprecated, signature } = member;
  const { collectAnchor } = useBrokenLinks();
  const detailId = `${href ? 'inherited-' : ''}${anchor}-details`;
  if (!href) {
    collectAnchor(anchor);
  }
  return (
    <tr
      id={href ? undefined : anchor}
      className={styles.row}
      data-api-row
      data-flags={listFlags(member).join(' ')}
      data-changes={
        member.changes && changesToAttribute(packageName, member.changes)
      }
    >
      <RowName
        name={name}
        href={href ?? `#${anchor}`}
        detailId={isCompact ? undefined : detailId}
        required={member.required}
        deprecated={deprecated !== undefined}
        plan={member.plan}
      />
      <td className={styles.typeCell} data-api-text>
        <TypeCell type={type} />
      </td>
      <td className={styles.default}>
        {member.default !== undefined && (
          <>
            <span className={styles.label}>Default</span>{' '}
            <code data-api-text>{member.default}</code>
          </>
        )}
      </td>
      <td id={detailId} className={styles.detail} data-api-detail>
        <div className={styles.detailText}>
          <div data-api-text>
            {deprecated && <Deprecation reason={deprecated.reason} />}
            <Html>{description}</Html>
          </div>
          <DeclaredType type={type} />
          {signature && <Signature signature={signature} isCompact={isCompact} />}
          {member.changes && <Changes changes={member.changes} />}
          {!isCompact && (
            <DemoUses
              demos={demos}
              uses={('demos' in member && member.demos) || []}
            />
          )}
        </div>
      </td>
    </tr>
  );
}

/** Changes in earlier releases, the latest first. */
function Changes({ changes }: { changes: readonly ApiChange[] }) {
  return (
    <div className={styles.fact}>
      <span className={styles.label}>Changed</span>
      <ul className={styles.changes}>
        {changes.map(({ change, release, before }) => (
          <li key={`${change} ${release}`}>
            {changeToText(change, release, before !== undefined)}
            {before !== undefined && (
              <>
                : <code>{before}</code>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function changeToText(
  change: ApiChange['change'],
  release: string,
  hasBefore: boolean,
): string {
  switch (change) {
    case 'new':
      return `Not listed in ${release}`;
    case 'type':
      return `Type in ${release}`;
    case 'default':
      return hasBefore ? `Default in ${release}` : `No default listed in ${release}`;
    case 'required':
      return `Optional in ${release}`;
    case 'deprecated':
      return `Not deprecated in ${release}`;
  }
}

/** Most demos that a row names before the rest is folded. */
const SHOWN_DEMOS = 4;

function DemoUses({
  demos,
  uses,
}: {
  demos: readonly ApiDemo[];
  uses: readonly number[];
}) {
  const used = uses.flatMap((use) => demos[use] ?? []);
  return used.length > 0 ? (
    <div className={styles.uses} data-chrome>
      <span className={styles.label}>Used in</span>
      <DemoLinks demos={used} limit={SHOWN_DEMOS} />
    </div>
  ) : null;
}
