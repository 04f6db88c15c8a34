import { PLANS, type PlanName } from './describePlan';

/** What a plan brings; no plan: every package has it. */
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
