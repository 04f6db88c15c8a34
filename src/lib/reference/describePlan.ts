/** Plans of MUI X that are paid for. */
export const PLANS = ['pro', 'premium'] as const;

export type PlanName = (typeof PLANS)[number];

export const PLAN_NAMES: Readonly<Record<PlanName, string>> = {
  pro: 'Pro',
  premium: 'Premium',
};

export const WATERMARK_NOTE =
  'The demos run without a licence key, as the packages do for evaluation, so they show the watermark of their makers.';

/** Describes in a sentence which licence a plan requires. */
export function describePlan(name: PlanName): string {
  return name === 'pro'
    ? 'Needs a package of the Pro or Premium plan and a licence key.'
    : 'Needs a package of the Premium plan and a licence key.';
}
