// Umi takes its languages from the files of this folder. The texts are a chunk for each language: see loadTexts.ts.
export default {};
