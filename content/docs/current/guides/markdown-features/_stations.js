/** The stations of the examples, with their depth in metres. */
export const stations = [
  {name: 'North Pier', depth: 4.2},
  {name: 'Old Quay', depth: 2.8},
  {name: 'Ferry Dock', depth: 5.1},
];
