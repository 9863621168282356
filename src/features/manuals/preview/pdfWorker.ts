// The pdf.js worker as a chunk of our own build, so that it is served from the portal's origin under js/.
import 'pdfjs-dist/build/pdf.worker.min.mjs';
