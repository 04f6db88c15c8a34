import type * as React from 'react';

interface StepButtonProps extends React.ComponentPropsWithoutRef<'button'> {
  ownerState?: unknown;
}

function StepButton({
  ownerState: _ownerState,
  children,
  ...props
}: StepButtonProps) {
  return (
    <button {...props} type="button">
      <svg viewBox="0 0 12 12" width={12} height={12} aria-hidden="true">
        {children}
      </svg>
    </button>
  );
}

export function UpButton(props: StepButtonProps) {
  return (
    <StepButton {...props}>
      <path d="M1 9 L6 3 L11 9 Z" fill="currentColor" />
    </StepButton>
  );
}

export function DownButton(props: StepButtonProps) {
  return (
    <StepButton {...props}>
      <path d="M1 3 L6 9 L11 3 Z" fill="currentColor" />
    </StepButton>
  );
}
