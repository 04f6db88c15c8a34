import { Button as BaseButton } from '@mui/base/Button';
import type { ButtonProps as BaseButtonProps } from '@mui/base/Button';
import { clsx } from 'clsx';
import './designSystem.css';

interface ButtonProps extends BaseButtonProps {
  tone?: 'primary' | 'danger';
}

function Button({ tone = 'primary', className, ...props }: ButtonProps) {
  return <BaseButton {...props} className={clsx('ds-button', tone, className)} />;
}

export default function OverviewDesignSystem() {
  return (
    <div className="ds-actions">
      <Button>Save project</Button>
      <Button tone="danger">Delete project</Button>
      <Button disabled>Publish</Button>
    </div>
  );
}
