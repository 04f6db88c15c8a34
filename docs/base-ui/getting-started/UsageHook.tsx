import * as React from 'react';
import { useButton } from '@mui/base/useButton';
import type { UseButtonParameters } from '@mui/base/useButton';
import { styled } from '@mui/system';

const Chip = styled('span')({
  display: 'inline-block',
  padding: '6px 14px',
  border: '1px solid light-dark(#6b7280, #9aa3b2)',
  borderRadius: 16,
  cursor: 'pointer',
  userSelect: 'none',
  '&[aria-pressed="true"]': {
    color: 'light-dark(#fff, #15181f)',
    background: 'light-dark(#2952a3, #9db9f2)',
  },
});

interface FilterProps extends UseButtonParameters {
  label: string;
}

function Filter({ label, ...parameters }: FilterProps) {
  const [on, setOn] = React.useState(false);
  const { getRootProps, focusVisible } = useButton(parameters);
  const outline = focusVisible ? '3px solid light-dark(#2952a3, #9db9f2)' : 'none';

  return (
    <Chip
      {...getRootProps({ onClick: () => setOn(!on) })}
      aria-pressed={on}
      style={{ outline, outlineOffset: 2 }}
    >
      {label}
    </Chip>
  );
}

export default function UsageHook() {
  return (
    <div style={{ display: 'flex', gap: 8, justifyContent: 'center' }}>
      <Filter label="Unread" />
      <Filter label="Starred" />
    </div>
  );
}
