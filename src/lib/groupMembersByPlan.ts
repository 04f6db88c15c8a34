import type {
  ApiMember,
  ApiPageData,
  ApiPlan,
} from '../../plugins/api-reference/types';

/** Members of an interface that a plan brings; no plan: every package has them. */
export interface PlannedMembers {
  plan: ApiPlan | undefined;
  members: ApiMember[];
}

const PLANS = [undefined, 'pro', 'premium'] as const;

/**
 * Groups the members of an interface by the smallest plan that has them, plans without any
 * left out.
 *
 * @throws if the page of the reference has no such interface
 */
export function groupMembersByPlan(
  api: ApiPageData,
  name: string,
): PlannedMembers[] {
  const found = api.interfaces?.find((one) => one.name === name);
  if (!found) {
    throw new Error(`the reference at ${api.href} has no interface ${name}`);
  }
  return PLANS.map((plan) => ({
    plan,
    members: found.properties.filter((member) => member.plan === plan),
  })).filter(({ members }) => members.length > 0);
}
