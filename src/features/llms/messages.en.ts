/** Words of the lists for machines. llmstxt.org gives `Optional` its meaning, so it is in no other language. */
export const llmsMessages = { optional: "Optional" };
