import * as React from 'react';
import { useButton } from '@mui/base/useButton';
import clsx from 'clsx';
import './styles.css';

interface ArchiveCardProps {
  title: string;
  children: string;
  disabled?: boolean;
  onClick: () => void;
}

function ArchiveCard({ title, children, disabled, onClick }: ArchiveCardProps) {
  const { getRootProps, active, focusVisible } = useButton({ disabled });

  return (
    <div
      {...getRootProps({ onClick })}
      className={clsx('box', { active, disabled, focusVisible })}
    >
      <strong>{title}</strong>
      <div className="box-detail">{children}</div>
    </div>
  );
}

export default function UseButtonCard() {
  const [opened, setOpened] = React.useState('none');

  return (
    <div className="boxes">
      <ArchiveCard title="Box 7" onClick={() => setOpened('Box 7')}>
        Letters, 1911 to 1938
      </ArchiveCard>
      <ArchiveCard title="Box 8" disabled onClick={() => setOpened('Box 8')}>
        Closed for restoration
      </ArchiveCard>
      <span aria-live="polite">Opened: {opened}</span>
    </div>
  );
}
