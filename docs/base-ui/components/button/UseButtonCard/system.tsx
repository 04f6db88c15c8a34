import * as React from 'react';
import { useButton } from '@mui/base/useButton';
import { Box } from '@mui/system';

interface ArchiveCardProps {
  title: string;
  children: string;
  disabled?: boolean;
  onClick: () => void;
}

const accent = 'light-dark(#9a2a4b, #f4a3ba)';

function ArchiveCard({ title, children, disabled, onClick }: ArchiveCardProps) {
  const { getRootProps, active, focusVisible } = useButton({ disabled });

  return (
    <Box
      {...getRootProps({ onClick })}
      sx={{
        p: 2,
        borderRadius: '12px',
        border: '2px solid',
        borderColor: active ? accent : 'light-dark(#b9b3c2, #5d5668)',
        bgcolor: 'light-dark(#fff, #1d1a22)',
        color: disabled
          ? 'light-dark(#625c6b, #b0a9bc)'
          : 'light-dark(#221d29, #f1edf6)',
        cursor: disabled ? 'default' : 'pointer',
        outline: focusVisible ? `3px solid ${accent}` : 'none',
        outlineOffset: '2px',
      }}
    >
      <strong>{title}</strong>
      <Box sx={{ fontSize: 14 }}>{children}</Box>
    </Box>
  );
}

export default function UseButtonCard() {
  const [opened, setOpened] = React.useState('none');

  return (
    <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 360, mx: 'auto' }}>
      <ArchiveCard title="Box 7" onClick={() => setOpened('Box 7')}>
        Letters, 1911 to 1938
      </ArchiveCard>
      <ArchiveCard title="Box 8" disabled onClick={() => setOpened('Box 8')}>
        Closed for restoration
      </ArchiveCard>
      <span aria-live="polite">Opened: {opened}</span>
    </Box>
  );
}
