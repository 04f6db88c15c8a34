import * as React from 'react';
import { useButton } from '@mui/base/useButton';
import clsx from 'clsx';
import './styles.css';

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
      <div
        {...getRootProps({ onClick })}
        className={clsx('box', { active, disabled, focusVisible })}
      >
        <strong>{title}</strong>
        <div className="box-detail">{detail}</div>
      </div>
    );
  },
);

export default function UseButtonCard() {
  const [opened, setOpened] = React.useState('none');

  return (
    <div className="boxes">
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
    </div>
  );
}
