import * as React from 'react';

/** What a loader such as SVGR makes of an SVG file: twice as wide as high. */
const ShipyardMark = React.forwardRef<SVGSVGElement, React.SVGProps<SVGSVGElement>>(
  function ShipyardMark(props, ref) {
    return (
      <svg viewBox="0 0 48 24" ref={ref} {...props}>
        <path d="M2 15h44l-7 7H9z" />
        <path d="M20 2v11H8zM23 5l14 8H23z" opacity={0.6} />
      </svg>
    );
  },
);

export default ShipyardMark;
