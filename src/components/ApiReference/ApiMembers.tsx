import type {
  ApiDefinition,
  ApiEntry,
  ApiMember,
} from '../../../plugins/content/api-reference/types';
import { TableSection } from './ApiSection';
import { findHook, findInterface, type ApiPartProps } from './findApiEntry';
import { listUsefulFlags } from './memberFlags';
import { listTypeNames, MemberTable } from './MemberTable';
import { TypeScope } from './TypeScope';
import { TypeText } from './TypeName';
import styles from './ApiFacts.module.css';

/** Rows from which on a section has a filter. */
const FILTER_FROM = 8;

interface MemberSectionProps {
  id: string;
  owner: Pick<ApiEntry, 'name' | 'package' | 'changesSince'>;
  label: string;
  noun: readonly [singular: string, plural: string];
  members: readonly ApiMember[];
  definitions: Readonly<Record<string, ApiDefinition>>;
}

function MemberSection({
  id,
  owner,
  label,
  noun,
  members,
  definitions,
}: MemberSectionProps) {
  return (
    <TypeScope id={id} definitions={definitions} names={listTypeNames(members)}>
      <TableSection
        id={id}
        noun={noun}
        owner={owner.name}
        changesSince={owner.changesSince}
        rowCount={members.length}
        hasFilter={members.length >= FILTER_FROM}
        flags={listUsefulFlags(members)}
      >
        <MemberTable label={label} packageName={owner.package} members={members} />
      </TableSection>
    </TypeScope>
  );
}

/** Parameters of a hook. */
export function ApiParameters(part: ApiPartProps) {
  const hook = findHook(part);
  const { slug, name, parameters } = hook;
  return (
    <MemberSection
      id={`${slug}-parameters`}
      owner={hook}
      label={`Parameters of ${name}`}
      noun={['parameter', 'parameters']}
      members={parameters}
      definitions={part.api.definitions}
    />
  );
}

/** Return value of a hook. */
export function ApiReturnValue(part: ApiPartProps) {
  const hook = findHook(part);
  const { slug, name, returnValue, returnType } = hook;
  const id = `${slug}-returns`;
  if (returnValue.length === 0) {
    return returnType ? (
      <TypeScope
        id={id}
        definitions={part.api.definitions}
        names={returnType.names ?? []}
      >
        <div className={styles.returned}>
          <code>
            <TypeText
              text={returnType.declared ?? returnType.readable}
              names={returnType.names}
            />
          </code>
        </div>
      </TypeScope>
    ) : null;
  }
  return (
    <MemberSection
      id={id}
      owner={hook}
      label={`Return value of ${name}`}
      noun={['value', 'values']}
      // Returned fields are always present.
      members={returnValue.map(({ required: _, ...value }) => value)}
      definitions={part.api.definitions}
    />
  );
}

/** The fields of an interface. */
export function ApiProperties(part: ApiPartProps) {
  const entry = findInterface(part);
  const { slug, name, properties } = entry;
  return (
    <MemberSection
      id={`${slug}-properties`}
      owner={entry}
      label={`Properties of ${name}`}
      noun={['property', 'properties']}
      members={properties}
      definitions={part.api.definitions}
    />
  );
}
