import * as React from 'react';

/** What SVGR makes of a file `logo.svg`. */
const Logo = React.forwardRef<SVGSVGElement, React.SVGProps<SVGSVGElement>>(
  function Logo(props, ref) {
    return (
      <svg viewBox="0 0 48 24" ref={ref} {...props}>
        <path d="M2 22 14 2l12 20z" />
        <path d="M20 22 32 6l14 16z" opacity={0.6} />
      </svg>
    );
  },
);

export default Logo;
