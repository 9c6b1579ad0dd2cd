import settings from './_data.json';

export const versions = ['3.3.2', '3.2.1'];

export const newest = versions[0];

export function listOf(words) {
  return words.join(', ');
}

export default {title: settings.title, count: versions.length};
