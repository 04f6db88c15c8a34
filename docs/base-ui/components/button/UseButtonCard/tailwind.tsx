import * as React from 'react';
import { useButton } from '@mui/base/useButton';
import clsx from 'clsx';

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
      className={clsx(
        'rounded-xl border-2 bg-white p-4 outline-offset-2 dark:bg-[#1d1a22]',
        'outline-[#9a2a4b] dark:outline-[#f4a3ba]',
        focusVisible ? 'outline-3' : 'outline-none',
        active
          ? 'border-[#9a2a4b] dark:border-[#f4a3ba]'
          : 'border-[#b9b3c2] dark:border-[#5d5668]',
        disabled
          ? 'cursor-default text-[#625c6b] dark:text-[#b0a9bc]'
          : 'cursor-pointer text-[#221d29] dark:text-[#f1edf6]',
      )}
    >
      <strong>{title}</strong>
      <div className="text-[14px]">{children}</div>
    </div>
  );
}

export default function UseButtonCard() {
  const [opened, setOpened] = React.useState('none');

  return (
    <div className="mx-auto grid max-w-90 gap-3">
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
