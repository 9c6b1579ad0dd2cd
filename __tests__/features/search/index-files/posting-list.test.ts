import {
  eachPosting,
  MAX_WEIGHT,
  PostingText,
  type Posting,
} from "../../../../src/features/search/index-files/posting-list";

function written(postings: readonly Posting[]): PostingText {
  const text = new PostingText();
  for (const posting of postings) text.add(posting);
  return text;
}

function read(list: string): Posting[] {
  const postings: Posting[] = [];
  eachPosting(list, (page, weight) => postings.push({ page, weight }));
  return postings;
}

test("a list costs a character for a page, and digits for the pages left out", () => {
  const text = written([
    { page: 0, weight: 1 },
    { page: 1, weight: MAX_WEIGHT },
    { page: 34, weight: 2 },
  ]);
  expect([text.toString(), text.count]).toEqual(["AO10B", 3]);
});

test("what was written is read, also of many pages far apart", () => {
  const postings = Array.from({ length: 5000 }, (_, index) => ({
    page: index * index,
    weight: 1 + (index % MAX_WEIGHT),
  }));
  expect(read(written(postings).toString())).toEqual(postings);
  expect(read("")).toEqual([]);
});
