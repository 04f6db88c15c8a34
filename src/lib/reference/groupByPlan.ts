import { PLANS, type PlanName } from './describePlan';

/** Rows of one plan; no plan: every package has them. */
export interface PlanGroup<T> {
  plan: PlanName | undefined;
  members: T[];
}

/** Groups by the smallest plan that has something, plans without anything left out. */
export function groupByPlan<T extends { plan?: PlanName }>(
  members: readonly T[],
): PlanGroup<T>[] {
  return [undefined, ...PLANS]
    .map((plan) => ({
      plan,
      members: members.filter((member) => member.plan === plan),
    }))
    .filter((group) => group.members.length > 0);
}
