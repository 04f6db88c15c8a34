import type {
  ApiMember,
  ApiProp,
} from '../../../plugins/content/api-reference/types';
import { ROW_FLAGS, type RowFlag } from './applyRowFilter';

/** Lists the flags of a member by which the filter selects. */
export function listFlags(member: ApiMember | ApiProp): RowFlag[] {
  return [
    ...(member.required ? (['required'] as const) : []),
    ...('isEvent' in member && member.isEvent ? (['event'] as const) : []),
    ...(member.deprecated ? (['deprecated'] as const) : []),
    ...(member.changes ? (['changed'] as const) : []),
  ];
}

/** The flags that tell members apart: some have them and others do not. */
export function listUsefulFlags(members: readonly ApiMember[]): RowFlag[] {
  const lists = members.map(listFlags);
  return ROW_FLAGS.filter((flag) => {
    const count = lists.filter((flags) => flags.includes(flag)).length;
    return count > 0 && count < lists.length;
  });
}
