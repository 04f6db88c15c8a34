export const people = ['Amund Berg', 'Chidi Okafor', 'Keiko Tanabe', 'Maren Lund'];
