import React from 'react';

/** Shows the depth of a station as a bar, one step for each half metre. */
export default function DepthBar({name, metres}) {
  const steps = Math.round(metres * 2);
  return (
    <p>
      {name} <span aria-hidden="true">{'▮'.repeat(steps)}</span> {metres} m
    </p>
  );
}
