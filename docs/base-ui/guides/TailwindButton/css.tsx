import { Button as BaseButton } from '@mui/base/Button';
import type { ButtonProps as BaseButtonProps } from '@mui/base/Button';
import clsx from 'clsx';
import './styles.css';

interface ButtonProps extends BaseButtonProps {
  variant?: 'filled' | 'outline';
}

function Button({ variant = 'filled', className, ...props }: ButtonProps) {
  return <BaseButton {...props} className={clsx('button', variant, className)} />;
}

export default function TailwindButton() {
  return (
    <div className="invoice">
      <Button>Send invoice</Button>
      <Button variant="outline" className="wide">
        Save draft
      </Button>
    </div>
  );
}
