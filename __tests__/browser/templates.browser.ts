import { auditTests } from "./support/audit";
import { samplePages } from "./support/samples";

const NOWHERE = "/there-is-no-such-page/";

for (const { template, path, isLongest } of samplePages())
  auditTests(`${template} (${path})`, encodeURI(path), { isLike: isLongest });

auditTests("a page that is not there", NOWHERE, { missing: true });
