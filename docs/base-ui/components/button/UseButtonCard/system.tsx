import * as React from 'react';
import { useButton } from '@mui/base/useButton';
import { Box } from '@mui/system';

interface ArchiveCardProps {
  title: string;
  detail: string;
  disabled?: boolean;
  onClick: () => void;
}

const ArchiveCard = React.forwardRef<HTMLDivElement, ArchiveCardProps>(
  function ArchiveCard({ title, detail, disabled, onClick }, ref) {
    const { getRootProps, active, focusVisible } = useButton({
      disabled,
      rootRef: ref,
    });

    return (
      <Box
        {...getRootProps({ onClick })}
        sx={{
          p: 2,
          borderRadius: '12px',
          border: '2px solid',
          borderColor: active
            ? 'light-dark(#9a2a4b, #f4a3ba)'
            : 'light-dark(#b9b3c2, #5d5668)',
          bgcolor: 'light-dark(#fff, #1d1a22)',
          color: disabled
            ? 'light-dark(#625c6b, #b0a9bc)'
            : 'light-dark(#221d29, #f1edf6)',
          cursor: disabled ? 'default' : 'pointer',
          outline: focusVisible ? '3px solid light-dark(#9a2a4b, #f4a3ba)' : 'none',
          outlineOffset: '2px',
        }}
      >
        <strong>{title}</strong>
        <Box sx={{ fontSize: 14 }}>{detail}</Box>
      </Box>
    );
  },
);

export default function UseButtonCard() {
  const [opened, setOpened] = React.useState('none');

  return (
    <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 360, mx: 'auto' }}>
      <ArchiveCard
        title="Box 7"
        detail="Letters, 1911 to 1938"
        onClick={() => setOpened('Box 7')}
      />
      <ArchiveCard
        title="Box 8"
        detail="Closed for restoration"
        disabled
        onClick={() => setOpened('Box 8')}
      />
      <span aria-live="polite">Opened: {opened}</span>
    </Box>
  );
}
