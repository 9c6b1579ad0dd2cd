import { isHashedFile } from "../../src/lib/routes/hashed-files";
import { shortDigest } from "../../src/files/digest";

test.each([
  ["0f2c7d3ab1c94e5d", "0f2c7d3a"],
  ["202405031a2b3c4d", "2405031a"],
  ["20240503120012345678f0", "2345678f"],
  ["01234567890123456789", "0123456a"],
])("the short form of the digest %s has a letter, by which it is known as one", (digest, short) => {
  expect(shortDigest(digest)).toBe(short);
  expect(isHashedFile(`assets/logo-${short}.png`)).toBe(true);
});
