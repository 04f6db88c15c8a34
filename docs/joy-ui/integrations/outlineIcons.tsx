import type { SVGProps } from 'react';

// Stands for a package such as lucide-react, and renders what that renders.
const create = (name: string, path: string) => (props: SVGProps<SVGSVGElement>) => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
    {...props}
    className={`lucide lucide-${name}`}
  >
    <path d={path} />
  </svg>
);

export const Parcel = create(
  'parcel',
  'M3 7l9-4 9 4v10l-9 4-9-4zM3 7l9 4 9-4M12 11v10',
);
export const Bell = create('bell', 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4');
