/** What the two buttons need to have a name and not to submit the form. */
export const stepperProps = {
  decrementButton: { type: 'button', 'aria-label': 'Decrease', children: '−' },
  incrementButton: { type: 'button', 'aria-label': 'Increase', children: '+' },
} as const;
