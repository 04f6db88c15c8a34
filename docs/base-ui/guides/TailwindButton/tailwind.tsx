import { Button as BaseButton } from '@mui/base/Button';
import type { ButtonProps as BaseButtonProps } from '@mui/base/Button';
import clsx from 'clsx';

interface ButtonProps extends BaseButtonProps {
  variant?: 'filled' | 'outline';
}

const variants = {
  filled: 'bg-[#6d28d9] text-white dark:bg-[#c4b5fd] dark:text-[#1e1b2e]',
  outline: 'text-[#6d28d9] dark:text-[#c4b5fd]',
};

function Button({ variant = 'filled', className, ...props }: ButtonProps) {
  return (
    <BaseButton
      {...props}
      className={clsx(
        'cursor-pointer rounded-lg border border-[#6d28d9] px-4 py-2',
        'dark:border-[#c4b5fd]',
        'outline-offset-2 outline-[#6d28d9] dark:outline-[#c4b5fd]',
        '[&.base--focusVisible]:outline-3',
        variants[variant],
        className,
      )}
    />
  );
}

export default function TailwindButton() {
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <Button>Send invoice</Button>
      <Button variant="outline" className="min-w-35">
        Save draft
      </Button>
    </div>
  );
}
