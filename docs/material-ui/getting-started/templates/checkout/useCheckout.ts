import * as React from 'react';
import { EMPTY, placeOrder, type Values } from './data';
import { checkAddress, checkPayment, type Errors } from './validate';

export const STEPS = ['Address', 'Payment', 'Review'] as const;

type Status = 'open' | 'sending' | 'declined' | 'failed';

const NO_ERRORS: Errors = {};

/** The steps, what was filled in, and what is wrong with it. */
export default function useCheckout() {
  const [values, setValues] = React.useState(EMPTY);
  const [step, setStep] = React.useState(0);
  // When somebody last tried to go on from this step.
  const [attempt, setAttempt] = React.useState<Date | null>(null);
  const [status, setStatus] = React.useState<Status>('open');
  const [order, setOrder] = React.useState('');

  const check = (today: Date): Errors => {
    if (step === 0) return checkAddress(values);
    return step === 1 ? checkPayment(values, today) : NO_ERRORS;
  };

  const goTo = (next: number) => {
    setStep(next);
    setAttempt(null);
    setStatus('open');
  };

  return {
    values,
    step,
    status,
    order,
    errors: attempt ? check(attempt) : NO_ERRORS,
    change: (change: Partial<Values>) => setValues({ ...values, ...change }),
    goTo,
    submit: async (event: React.FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const now = new Date();
      const [wrong] = Object.keys(check(now));
      if (wrong) {
        setAttempt(now);
        event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      } else if (step < STEPS.length - 1) {
        goTo(step + 1);
      } else if (status !== 'sending') {
        setStatus('sending');
        try {
          const number = await placeOrder(values);
          setStatus(number === null ? 'declined' : 'open');
          setOrder(number ?? '');
          if (number !== null) setStep(STEPS.length);
        } catch {
          setStatus('failed');
        }
      }
    },
    restart: () => {
      setValues(EMPTY);
      setOrder('');
      goTo(0);
    },
  };
}

export type CheckoutState = ReturnType<typeof useCheckout>;
